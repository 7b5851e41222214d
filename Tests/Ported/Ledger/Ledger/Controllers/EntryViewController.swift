import UIKit

class EntryViewController: UITableViewController, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var amountField: UITextField!
    @IBOutlet weak var categoryField: UITextField!
    @IBOutlet var datePicker: UIDatePicker!
    @IBOutlet var saveItem: UIBarButtonItem!

    var entry: Entry?
    private var picker: UIPickerView!

    override func viewDidLoad() {
        super.viewDidLoad()
        picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        categoryField.inputView = picker
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 44))
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: categoryField, action: #selector(UIResponder.resignFirstResponder)),
        ]
        categoryField.inputAccessoryView = toolbar
        titleField.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(textChanged(_:)), name: UITextField.textDidChangeNotification, object: nil)
        if let entry = entry {
            title = entry.title
            titleField.text = entry.title
            amountField.text = entry.amount.stringValue
            datePicker.date = entry.date
            picker.selectRow(Category.all.firstIndex(of: entry.category)!, inComponent: 0, animated: false)
        }
        pickerView(picker, didSelectRow: picker.selectedRow(inComponent: 0), inComponent: 0)
        textChanged(nil)
    }

    @objc private func textChanged(_ notification: Notification?) {
        saveItem?.isEnabled = !(titleField.text ?? "").isEmpty && NSDecimalNumber(string: amountField.text) != NSDecimalNumber.notANumber
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard sender as AnyObject? === saveItem else { return }
        let amount = NSDecimalNumber(string: amountField.text)
        if let entry = entry {
            entry.title = titleField.text!
            entry.amount = amount
            entry.date = datePicker.date
        } else {
            entry = Entry(title: titleField.text!, amount: amount, date: datePicker.date)
        }
        entry?.category = Category.all[picker.selectedRow(inComponent: 0)]
    }

    // MARK: - UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        amountField.becomeFirstResponder()
        return false
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let text = (textField.text! as NSString).replacingCharacters(in: range, with: string)
        return text.count <= 20
    }

    // MARK: - UIPickerView

    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { return Category.all.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { return Category.all[row].rawValue }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        categoryField.text = Category.all[row].rawValue
    }
}
